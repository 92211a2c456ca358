import { DeskTools, FindOnScreen } from '@/features/desk';
import { TakeHomeTool } from '@/features/take-home/page';
import { DeskBridge } from './desk-bridge';
import { DeskVisit, type DeskVisitProps } from './desk-visit';
import { isolated } from './isolated';

const Find = isolated(FindOnScreen);
const TakeHome = isolated(TakeHomeTool);
const Commands = isolated(DeskVisit);

/** What volunteers use during a visit. Beside one another, so that none takes another along when it fails. */
function Visit(props: DeskVisitProps) {
  return (
    <>
      <Find />
      <TakeHome />
      <Commands {...props} />
    </>
  );
}

/** What only a desk window has; no browser fetches it. */
export default { Bridge: isolated(DeskBridge), Visit, Tools: isolated(DeskTools) };
