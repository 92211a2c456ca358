import type { Facts } from '@/content/facts';

/** Copy as components read it: functions of the facts are replaced by their results. */
export type FromFacts<File> = {
  [Name in keyof File]: File[Name] extends (facts: Facts) => infer Copy ? Copy : File[Name];
};

/** The copy of a file, or of several put together, for the facts of a foundation. */
export function fromFacts<File extends object>(file: File, facts: Facts): FromFacts<File> {
  const entries = Object.entries(file).map(([name, value]): [string, unknown] => [
    name,
    typeof value === 'function' ? value(facts) : value,
  ]);
  return Object.fromEntries(entries) as FromFacts<File>;
}
