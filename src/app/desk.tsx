import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Isolated } from '@/components/ui/error-boundary';
import { useCopy } from '@/copy';
import { takeHomeCopy } from '@/copy/take-home';
import { DeskTools, FindOnScreen } from '@/features/desk';
import { hasUnsavedText, useTakeHomePage } from '@/features/take-home';
import { TakeHomeButton, TakeHomeTool } from '@/features/take-home/paper';
import { WebsiteTool } from '@/features/website';
import { visitKey } from '@/routing/routes';
import { DeskBridge } from './desk-bridge';
import { DeskVisit, type DeskVisitProps } from './desk-visit';

/** Isolates each child. One that failed renders again on the next screen. */
const OnScreen = ({ children }: { children: ReactNode }) => (
  <Isolated resetKey={visitKey(useLocation())}>{children}</Isolated>
);

/** The tools of volunteers during a visit, side by side, so that one that fails does not take down another. */
function VisitTools(props: Omit<DeskVisitProps, 'drafts'>) {
  const [page] = useTakeHomePage();
  const { unsaved } = useCopy(takeHomeCopy).takeHomePage;
  return (
    <OnScreen>
      <FindOnScreen />
      <TakeHomeTool />
      <WebsiteTool />
      <DeskVisit {...props} drafts={hasUnsavedText(page) ? [unsaved] : []} />
    </OnScreen>
  );
}

const HeaderTools = () => (
  <OnScreen>
    <DeskTools>
      <TakeHomeButton />
    </DeskTools>
  </OnScreen>
);

const Bridge = () => (
  <OnScreen>
    <DeskBridge />
  </OnScreen>
);

/** The features of a desk window, which no browser fetches. */
export default { Bridge, VisitTools, HeaderTools };
