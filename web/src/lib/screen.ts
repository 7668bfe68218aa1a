/** What kind of window this is, as in table.css; everything else follows from the style alone. */

import { MediaQuery } from 'svelte/reactivity';

/** A phone or a low window: what stands beside the board is in sheets. */
export const narrow = new MediaQuery('(max-width: 860px), (max-height: 500px)');

/** No column for the seats alone: each is a chip that opens. */
export const compact = new MediaQuery('(max-width: 1199px), (max-height: 500px)');

/** A phone that lies, or a page at 200 %: all there is to do is beside the board. */
export const lying = new MediaQuery('(max-height: 500px) and (orientation: landscape)');

/** One that is small. */
export const short = new MediaQuery('(max-height: 500px) and (max-width: 760px)');

/** A column for the seats, and not much below them. */
export const low = new MediaQuery('(min-width: 1200px) and (min-height: 700px)');

/** Room for the rules in short below the seats; else they are among the tabs. */
export const roomy = new MediaQuery('(min-width: 1200px) and (min-height: 800px)');
