import { DeferredContent } from '@/components/site/deferred-content';
import { ScreenBanner, type ScreenSection } from '@/components/site/screen-banner';
import { useContent } from '@/content/store/content-store';
import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';
import { CallToAction } from '@/features/actions';
import { useCapabilities } from '@/host/capabilities';
import { DonationTiers } from './donation-tiers';
import { Partnerships } from './partnerships';
import { VolunteerRoles } from './volunteer-roles';

/** Get Involved, with its sections in the order of the specification, section 2. */
export default function GetInvolvedScreen() {
  const { isPaged } = useCapabilities();
  const { getInvolved, wayfinding } = useCopy(screensCopy);
  const sections: readonly ScreenSection[] = [
    { anchor: 'volunteer', title: getInvolved.volunteer.title, scene: 'garden' },
    { anchor: 'donate', title: getInvolved.donate.title, scene: 'blanket' },
    { anchor: 'partner', title: getInvolved.partner.title, scene: 'bakery' },
    // The kiosk's dock has the ways to act in its menu.
    ...(isPaged ? [] : [{ anchor: 'start', title: getInvolved.callToAction.title, scene: 'run' } as const]),
  ];
  const { banner, callToAction } = getInvolved;
  const { volunteer, contact } = callToAction.actions;
  const { mission, roles, gifts, partnerships } = useContent();
  return (
    <>
      <ScreenBanner
        {...banner}
        scene="desk"
        sectionsLabel={wayfinding.onThisPage}
        sections={sections}
        // Fills the same as the header.
        nextSteps={sections.slice(0, 2).reverse()}
      />
      <DeferredContent>
        <VolunteerRoles roles={roles} />
        <DonationTiers
          gifts={gifts}
          customAmount={
            mission.customAmount && <span lang={mission.languages?.customAmount}>{mission.customAmount}</span>
          }
          note={
            mission.donationNote && <span lang={mission.languages?.donationNote}>{mission.donationNote}</span>
          }
        />
        <Partnerships partnerships={partnerships} />
        {!isPaged && (
          <CallToAction anchor="start" {...callToAction} actions={[volunteer, contact]} scene="run" />
        )}
      </DeferredContent>
    </>
  );
}
