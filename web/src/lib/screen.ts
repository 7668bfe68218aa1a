/** Whether this is a phone or a narrow window: then panels are sheets, as in shell.css. */

import { MediaQuery } from 'svelte/reactivity';

export const narrow = new MediaQuery('max-width: 860px');
