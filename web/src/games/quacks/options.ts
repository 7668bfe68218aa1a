/** How the options of Quacks are picked that are typed as lists elsewhere. */

import BooksPicker from './BooksPicker.svelte';
import WitchesPicker from './WitchesPicker.svelte';

export default { books: BooksPicker, witches: WitchesPicker };
