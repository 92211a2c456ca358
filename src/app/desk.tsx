import { DeskTools, FindOnScreen } from '@/features/desk';
import { hasOpenText, useTakeHomePage } from '@/features/take-home';
import { TakeHomeButton, TakeHomeTool } from '@/features/take-home/page';
import { WebsiteTool } from '@/features/website';
import { DeskBridge } from './desk-bridge';
import { DeskVisit, type DeskVisitProps } from './desk-visit';
import { isolated } from './isolated';

const Find = isolated(FindOnScreen);
const TakeHome = isolated(TakeHomeTool);
const Website = isolated(WebsiteTool);
const Commands = isolated(DeskVisit);

/** The tools of volunteers during a visit. They are beside one another, so that none takes another along when it fails. */
function Visit(props: Omit<DeskVisitProps, 'drafts'>) {
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

/** The row of tools in the header. */
function Tools() {
  return (
    <DeskTools>
      <TakeHomeButton />
    </DeskTools>
  );
}

/** The features of a desk window; no browser fetches them. */
export default { Bridge: isolated(DeskBridge), Visit, Tools: isolated(Tools) };
