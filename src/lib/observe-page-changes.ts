/** How long changes of the page are collected, such as a screen and its late content, in milliseconds. */
const SETTLE_MS = 100;

/** Calls back once the page's texts, and which elements have an attribute, have stopped changing for a moment. */
export function observePageChanges(
  attribute: 'hidden' | 'open',
  isIgnored: (change: MutationRecord) => boolean,
  onSettled: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver((changes) => {
    if (changes.every(isIgnored)) return;
    clearTimeout(timer);
    timer = setTimeout(onSettled, SETTLE_MS);
  });
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: [attribute],
  });
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
