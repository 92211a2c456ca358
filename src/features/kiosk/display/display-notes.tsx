import { kiosk } from '@/copy/kiosk';
import { fill } from '@/lib/fill';
import type { DisplayFigures } from './display-size';

/** Says for which display the kiosk computes its sizes, and which figures are missing or impossible. */
export function DisplayNotes({ figures }: { figures: DisplayFigures }) {
  const { inches, lowerEdgeMm, assumed, invalid } = figures;
  const copy = kiosk.staff.display;
  return (
    <ul className="grid gap-2 text-base text-ink-soft">
      <li>{fill(copy.figures, { inches, height: lowerEdgeMm })}</li>
      {assumed.map((name) => (
        <li key={name}>{copy.assumed[name]}</li>
      ))}
      {invalid.map((name) => (
        <li key={name} className="font-bold text-alarm">
          {copy.invalid[name]}
        </li>
      ))}
    </ul>
  );
}
