import { Section } from '@/components/site/section';
import type { VolunteerRole } from '@/content/document';
import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';
import { RoleRow } from './role-row';

/** The ways to volunteer; without any, the section asks for ideas. */
export function VolunteerRoles({ roles }: { roles: readonly VolunteerRole[] }) {
  const { getInvolved } = useCopy(screensCopy);
  const { title, text, empty } = getInvolved.volunteer;
  return (
    <Section anchor="volunteer" title={title} text={text}>
      {roles.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <ul className="ruled-list">
          {roles.map((role) => (
            <RoleRow key={role.id} role={role} />
          ))}
        </ul>
      )}
    </Section>
  );
}
