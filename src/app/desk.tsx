import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { DeskTools, FindOnScreen } from '@/features/desk';
import { hasOpenText, useTakeHomePage } from '@/features/take-home';
import { TakeHomeButton, TakeHomeTool } from '@/features/take-home/paper';
import { WebsiteTool } from '@/features/website';
import { visitKey } from '@/routing/routes';
import { DeskBridge } from './desk-bridge';
import { DeskVisit, type DeskVisitProps } from './desk-visit';

/** Isolates a component: if it fails, nothing else does, and the next screen tries it again. */
function isolated<Props extends object>(Component: ComponentType<Props>) {
  return function Isolated(props: Props) {
    return (
      <ErrorBoundary resetKey={visitKey(useLocation())}>
        <Component {...props} />
      </ErrorBoundary>
    );
  };
}

const Find = isolated(FindOnScreen);
const TakeHome = isolated(TakeHomeTool);
const Website = isolated(WebsiteTool);
const Commands = isolated(DeskVisit);

/** The tools of volunteers during a visit, side by side, so that one that fails does not take down another. */
function VisitTools(props: Omit<DeskVisitProps, 'drafts'>) {
  const [page] = useTakeHomePage();
  return (
    <>
      <Find />
      <TakeHome />
      <Website />
      <Commands {...props} drafts={hasOpenText(page) ? ['takeHome'] : []} />
    </>
  );
}

const HeaderTools = isolated(() => (
  <DeskTools>
    <TakeHomeButton />
  </DeskTools>
));

/** The features of a desk window, which no browser fetches. */
export default { Bridge: isolated(DeskBridge), VisitTools, HeaderTools };
