## Ce dont il s'agit

puzzle-theme-reading = lisez les dés et les mains
