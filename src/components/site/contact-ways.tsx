import { Breakable } from '@/components/ui/breakable';
import { Icon } from '@/components/ui/icon';
import type { ContactWay } from '@/content/types';
import { OutsideLink } from './outside-link';
import { ReachCode } from './reach-code';

/** One way to reach the foundation, as words and, where a machine can use it, as a link. */
export function ContactWayLines({ lines }: Pick<ContactWay, 'lines'>) {
  return (
    <ul>
      {lines.map(({ text, href, scan }) => (
        <li key={text} className={href && 'not-last:mb-2'}>
          {href ? (
            <>
              <OutsideLink href={href} className="text-link">
                <Breakable>{text}</Breakable>
              </OutsideLink>
              {scan && <ReachCode href={href} label={scan} />}
            </>
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
