export const MINUTE_MS = 60_000;

/** Returns how far the clocks of a time zone are ahead of Greenwich at an instant, both in milliseconds. */
export function offsetAt(instant: number, timeZone: string): number {
  // Prefers Temporal: in Chromium, a page's first formatter takes as long as a screen, and this hardly any time.
  if ('Temporal' in globalThis)
    return (
      Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone).offsetNanoseconds / 1e6
    );
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    instant,
  );
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
}
