# A table without a server: what a page says that keeps its tables in the browser.

web-site-loads = Fetching the engine: { $percent } %. It stays in this browser.
web-site-starts = The engine starts …
web-site-progress = How much of the engine is here
web-site-failed = The engine could not be started. Load the page again; if that does not help, this browser may be too old. ({ $why })
web-site-new = A new version is there: load it when you like.
web-site-reload = Load the new version
web-site-about = Without a server
web-site-about-text = On this page everything happens in your browser: rules, bots and coach. Your matches are kept here and nowhere else, move by move. Clearing the data of this page removes them; a record can be saved and brought to any other table.
web-site-holds = Kept here: { $used } MB, of about { $room } MB that the browser allows.
web-site-lasts = The browser will not clear it away by itself.
web-site-may-go = The browser may clear it away when it runs out of space.
web-site-persist = Ask it to keep it
web-site-data = What this browser keeps of you
web-site-data-about = Your name, your tables and all that was played there. Taken along, it is one file with a record of every match.
web-site-forget-sure = Your tables are deleted from this browser. That can't be taken back. Delete everything of you?
web-site-persist-no = The browser says no for now. It says yes to pages that are installed or often used; save records of what matters.
web-site-offline = Works without a network.
web-gone-elsewhere = This table is open in another tab of this browser. Go on there, or close that tab and load this page again.
table-elsewhere = Another tab of this browser has gone on at this table.
store-tab-full = This browser has no room left. This move was not stored; all that was stored before is safe. Remove tables that you don't need, or free some space.
store-tab-broken = This browser could not store that. Nothing was changed; try again, or load the page again.
web-site-bots = In a browser bots think more slowly than on a server, and so for longer: an adept up to 2 s for a choice, an expert 5 s, a master 10 s. An adept is about as strong as there, an expert and a master are somewhat weaker.
web-site-record = Save the match as a record
web-site-record-how = All of it, to go on with at another table: also what is hidden from you.
web-site-lead = With bots, or with friends on this screen; all of it in your browser.
