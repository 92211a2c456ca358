import { Breakable } from '@/components/ui/breakable';
import { Icon } from '@/components/ui/icon';
import type { ContactWay } from '@/content/types';

/** One way to reach the foundation, as words and, where a machine can use it, as a link. */
export function ContactWayLines({ lines }: Pick<ContactWay, 'lines'>) {
  return (
    <ul>
      {lines.map(({ text, href }) => (
        <li key={text}>
          {href ? (
            <a href={href} className="text-link">
              <Breakable>{text}</Breakable>
            </a>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
  );
}

/** A way to reach the foundation with its picture and label. */
export function ContactWayItem({ icon, label, lines }: ContactWay) {
  return (
    <div className="flex gap-4">
      <span className="grid size-12 shrink-0 place-items-center rounded-control bg-paper-deep">
        <Icon name={icon} />
      </span>
      <div className="min-w-0">
        <h3 className="mb-1">{label}</h3>
        <ContactWayLines lines={lines} />
      </div>
    </div>
  );
}
