/** Where the CMS keeps the folder that was chosen, to open it again. */
const STORE = "file-system-handles";

/**
 * Forgets the folder that was chosen when the screen was open before: it was kept as what can be kept of ours, which is
 * no folder. Drafts that are kept beside it stay.
 */
export async function forgetFolder(): Promise<void> {
  for (const { name } of await indexedDB.databases()) {
    if (name === undefined) continue;
    const database = await answerOf(indexedDB.open(name));
    if (database.objectStoreNames.contains(STORE)) {
      await answerOf(database.transaction(STORE, "readwrite").objectStore(STORE).clear());
    }
    // One that is open would keep the CMS from adding to it.
    database.close();
  }
}

function answerOf<Answer>(asked: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((done, fail) => {
    asked.onsuccess = () => {
      done(asked.result);
    };
    asked.onerror = () => {
      fail(new Error(asked.error?.message));
    };
  });
}
