import { CallToAction } from '@/components/site/call-to-action';
import { DeferredContent } from '@/components/site/deferred-content';
import { OnThisPage } from '@/components/site/on-this-page';
import { PageBanner } from '@/components/site/page-banner';
import { TiedThread } from '@/components/site/scenes/tied-thread';
import { getInvolved } from '@/copy/get-involved';
import { wayfinding } from '@/copy/site';
import { DonationTiers } from './donation-tiers';
import { Partnerships } from './partnerships';
import { VolunteerRoles } from './volunteer-roles';

const sections = [
  { anchor: 'volunteer', title: getInvolved.volunteer.title },
  { anchor: 'donate', title: getInvolved.donate.title },
  { anchor: 'partner', title: getInvolved.partner.title },
  { anchor: 'start', title: getInvolved.callToAction.title },
];

/** Get Involved, with its sections in the order of the specification, section 2. */
export default function GetInvolvedScreen() {
  const { banner, callToAction } = getInvolved;
  return (
    <>
      <PageBanner title={banner.title} text={banner.text} scene="desk">
        <OnThisPage label={wayfinding.onThisPage} sections={sections} />
      </PageBanner>
      <DeferredContent>
        <VolunteerRoles />
        <DonationTiers />
        <Partnerships />
        <CallToAction anchor="start" {...callToAction} illustration={<TiedThread goal={10} />} />
      </DeferredContent>
    </>
  );
}
