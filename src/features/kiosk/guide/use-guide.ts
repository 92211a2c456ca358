import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createGuideSession, type GuideHost, type GuideSession } from './guide-session';
import type { GuideState } from './guide-state';
import { announcementsIn } from './page/announcements';

/** Time in which changes of the page are collected, in milliseconds. */
const SETTLE_MS = 100;

/** The kiosk's guide. */
export interface Guide extends GuideState {
  readonly send: GuideSession['send'];
}

/** Runs the kiosk's guide: connects it with the keys, the page, and what happens in the kiosk. */
export function useGuide(host: GuideHost): Guide {
  const latest = useRef(host);
  const [session] = useState(() => createGuideSession(() => latest.current));
  const state = useSyncExternalStore(session.subscribe, session.state);
  const { screenName, secondsLeft } = host;
  const warns = secondsLeft !== undefined;
  const warn = useEffectEvent(() => session.onWarning(secondsLeft ?? 0));

  // Before the changes of the same render are observed: what the warning announces must not count as activity.
  useLayoutEffect(() => {
    latest.current = host;
  });

  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    window.addEventListener('keydown', session.onKeyDown, options);
    window.addEventListener('keyup', session.onKeyUp, options);
    window.addEventListener('pointerdown', session.onPointerDown, options);
    window.addEventListener('focusin', session.onFocusIn, options);
    window.addEventListener('input', session.onInput, options);
    return () => listening.abort();
  }, [session]);

  useEffect(() => {
    if (!state.isOn) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new MutationObserver((mutations) => {
      for (const text of announcementsIn(mutations)) session.onAnnouncement(text);
      clearTimeout(timer);
      timer = setTimeout(() => session.send('refresh'), SETTLE_MS);
    });
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ['open'],
    });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [session, state.isOn]);

  useEffect(() => {
    if (screenName) session.send('followRoute');
  }, [session, screenName]);

  useEffect(() => {
    if (warns) warn();
  }, [warns]);

  return { ...state, send: session.send };
}
