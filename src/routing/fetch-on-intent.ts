import { matchScreen, screenCode } from './routes';

const link = 'a[href^="#/"]';

function fetchTarget(to: Element | null): void {
  if (!(to instanceof HTMLAnchorElement)) return;
  const { pathname } = new URL(to.hash.slice(1), 'https://path');
  // A failure is reported once the visitor follows the link, which tries again.
  screenCode[matchScreen(pathname)].fetch().catch(() => undefined);
}

const fetchPressed = ({ target }: Event) => {
  if (target instanceof Element) fetchTarget(target.closest(link));
};

/**
 * Fetches a screen as soon as the visitor shows an interest in it: when a link to it is pressed or focused, or, in the
 * screen's own text, comes near the viewport. The links of the navigation are always in view, which says nothing.
 *
 * @returns a function that stops this
 */
export function fetchOnIntent(): () => void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) fetchTarget(target);
      }
    },
    { rootMargin: '50%' },
  );
  const observeLinks = () => {
    for (const inText of document.querySelectorAll(`main ${link}`)) near.observe(inText);
  };
  const changes = new MutationObserver(observeLinks);

  observeLinks();
  changes.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('pointerdown', fetchPressed);
  document.addEventListener('focusin', fetchPressed);
  return () => {
    near.disconnect();
    changes.disconnect();
    document.removeEventListener('pointerdown', fetchPressed);
    document.removeEventListener('focusin', fetchPressed);
  };
}
