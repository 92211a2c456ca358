import { kioskCards } from '@/components/site/kiosk-card';
import { Section } from '@/components/site/section';
import type { VolunteerRole } from '@/content/document';
import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';
import { useCapabilities } from '@/host/capabilities';
import { RoleCard } from './role-card';

const columns =
  'grid gap-5 @max-[36rem]:gap-0 print:gap-2 @min-[46rem]:grid-cols-2 @min-[79rem]:grid-cols-4 @min-[79rem]:[--gutter:--spacing(5)]';

/** Lists the ways to volunteer. If there are none, asks for ideas. */
export function VolunteerRoles({ roles }: { roles: readonly VolunteerRole[] }) {
  const { getInvolved } = useCopy(screensCopy);
  const { isPaged } = useCapabilities();
  const { title, text, empty } = getInvolved.volunteer;
  return (
    <Section anchor="volunteer" title={title} lead={text}>
      {roles.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <ul className={isPaged ? kioskCards : columns}>
          {roles.map((role) => (
            <RoleCard key={role.id} role={role} />
          ))}
        </ul>
      )}
    </Section>
  );
}
