import { CallToAction } from '@/components/site/call-to-action';
import { DeferredContent } from '@/components/site/deferred-content';
import { PageBanner } from '@/components/site/page-banner';
import { getInvolved } from '@/copy/get-involved';
import { DonationTiers } from './donation-tiers';
import { Partnerships } from './partnerships';
import { VolunteerRoles } from './volunteer-roles';

/** Get Involved, with its sections in the order of the specification, section 2. */
export default function GetInvolvedScreen() {
  const { banner, callToAction } = getInvolved;
  return (
    <>
      <PageBanner title={banner.title} text={banner.text} seed={34} />
      <DeferredContent>
        <VolunteerRoles />
        <DonationTiers />
        <Partnerships />
        <CallToAction {...callToAction} />
      </DeferredContent>
    </>
  );
}
