/** When the office opens and closes on a day, in minutes since midnight. */
export interface OpenTime {
  readonly opens: number;
  readonly closes: number;
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Reads the hours of a day, such as `08:00-18:00`; `undefined` when the office is closed. */
export function openTime(hours = ''): OpenTime | undefined {
  const [opens = '', closes] = hours.split('-');
  return closes === undefined ? undefined : { opens: minutesOf(opens), closes: minutesOf(closes) };
}
