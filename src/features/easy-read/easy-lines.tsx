import { ContactWayLine } from '@/components/site/contact-ways';
import { Icon } from '@/components/ui/icon';
import type { EasyLine } from '@/content/types';
import { language } from '@/copy/language';
import { splitSentences } from '@/lib/sentences';

/** What staff wrote may be longer than a sentence, or blank. */
function onePerLine(lines: readonly EasyLine[]) {
  return lines.flatMap((line) =>
    splitSentences(line.text, language.locale).map(({ text, start }) => ({
      ...line,
      text,
      key: `${line.icon} ${start} ${line.text}`,
    })),
  );
}

interface EasyLinesProps {
  lines: readonly EasyLine[];
  className?: string;
}

/** Plain words, one idea a line, each with its picture. */
export function EasyLines({ lines, className = '' }: EasyLinesProps) {
  if (lines.length === 0) return null;
  return (
    <ul className={`measure grid gap-4 text-xl ${className}`}>
      {onePerLine(lines).map(({ key, icon, text, way }) => (
        <li key={key} className="flex items-start gap-4">
          <span className="grid size-11 shrink-0 place-items-center rounded-control bg-paper-deep text-primary">
            <Icon name={icon} />
          </span>
          <div className="min-w-0 py-1">
            {text} {way && <ContactWayLine {...way} />}
          </div>
        </li>
      ))}
    </ul>
  );
}
