import { Section } from '@/components/site/section';
import { useCopy } from '@/language';
import { RoleRow } from './role-row';

/** The four ways to volunteer. */
export function VolunteerRoles() {
  const { getInvolved } = useCopy<'screens'>();
  const { title, text, roles } = getInvolved.volunteer;
  return (
    <Section anchor="volunteer" title={title} text={text}>
      <ul className="rows">
        {roles.map((role) => (
          <RoleRow key={role.id} role={role} />
        ))}
      </ul>
    </Section>
  );
}
