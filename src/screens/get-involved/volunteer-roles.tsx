import { ActionGroup } from '@/components/site/action-group';
import { Section } from '@/components/site/section';
import { threadFor } from '@/components/site/weave/thread-for';
import { getInvolved } from '@/copy/get-involved';
import { RoleCard } from './role-card';

/** The four ways to volunteer. */
export function VolunteerRoles() {
  const { title, text, reachUs, roles } = getInvolved.volunteer;
  return (
    <Section anchor="volunteer" title={title} text={text}>
      <ActionGroup reachUs={reachUs} size="compact">
        <ul className="mt-8 print:mt-3 grid gap-5 @min-[46rem]:grid-cols-2">
          {roles.map((role, index) => (
            <RoleCard key={role.id} role={role} goal={threadFor(index + 1)} />
          ))}
        </ul>
      </ActionGroup>
    </Section>
  );
}
