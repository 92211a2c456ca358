import { ReachUs } from '@/components/site/reach-us';
import { Section } from '@/components/site/section';
import { useCopy } from '@/language';
import { RoleRow } from './role-row';

/** The four ways to volunteer. */
export function VolunteerRoles() {
  const { getInvolved } = useCopy<'screens'>();
  const { title, text, reachUs, roles } = getInvolved.volunteer;
  return (
    <Section anchor="volunteer" title={title} text={text}>
      <div className="print:hidden">
        <ReachUs copy={reachUs} size="compact" />
      </div>
      <ul className="rows mt-8 print:mt-3">
        {roles.map((role) => (
          <RoleRow key={role.id} role={role} />
        ))}
      </ul>
    </Section>
  );
}
