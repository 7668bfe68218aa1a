/**
 * What is kept in this browser: IndexedDB, a store for each drawer. `src/philtre/tab/drawers.py`
 * says what is asked of it; JSON goes between.
 */

const NAME = 'philtre';
const VERSION = 1;
const DRAWERS = ['tables', 'moves', 'talk', 'questions', 'people'];

type Key = (string | number)[];
type Change = ['must' | 'add' | 'put' | 'drop' | 'sweep', string, Key, unknown];

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, VERSION);
    asked.onupgradeneeded = () => {
      for (const drawer of DRAWERS)
        if (!asked.result.objectStoreNames.contains(drawer)) asked.result.createObjectStore(drawer);
    };
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error(NAME));
  });
}

/** All keys that begin so: an array sorts after every text and number. */
const within = (key: Key): IDBKeyRange => IDBKeyRange.bound(key, [...key, []]);

/** Why nothing was changed, in the words of drawers.py. */
function reason(error: DOMException | null): string {
  if (error?.name === 'QuotaExceededError') return 'full';
  return error?.name === 'ConstraintError' ? 'taken' : 'broken';
}

function make(work: IDBTransaction, [how, drawer, key, value]: Change, gone: () => void): void {
  const store = work.objectStore(drawer);
  switch (how) {
    case 'must':
      store.count(key).onsuccess = (event) => {
        if (!(event.target as IDBRequest<number>).result) gone();
      };
      break;
    case 'add':
      store.add(value, key);
      break;
    case 'put':
      store.put(value, key);
      break;
    case 'drop':
      store.delete(key);
      break;
    case 'sweep':
      store.delete(within(key));
  }
}

export class BrowserDrawers {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<BrowserDrawers> {
    return new BrowserDrawers(await opened());
  }

  every(drawer: string, key: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const store = this.database.transaction(drawer).objectStore(drawer);
      const asked = store.getAll(within(JSON.parse(key) as Key));
      asked.onsuccess = () => resolve(JSON.stringify(asked.result));
      asked.onerror = () => reject(asked.error ?? new Error(drawer));
    });
  }

  /** All changes or none; why, if none. On the disk before it answers. */
  write(text: string): Promise<string> {
    return new Promise((resolve) => {
      const changes = JSON.parse(text) as Change[];
      const drawers = [...new Set(changes.map(([, drawer]) => drawer))];
      const work = this.database.transaction(drawers, 'readwrite', { durability: 'strict' });
      let why = '';
      work.oncomplete = () => resolve('');
      work.onabort = () => resolve(why || reason(work.error));
      const gone = () => {
        why = 'gone';
        work.abort();
      };
      try {
        for (const change of changes) make(work, change, gone);
      } catch (error) {
        why = reason(error as DOMException);
        work.abort();
      }
    });
  }
}
