import { test } from '../support/engines/test';
import { eventually } from '../support/engines/visitor';
import { screens } from '../support/site';

// A request that fails is an error in the browser's console, and the site logs it, too: in Firefox as a handle.
test.use({ expectedErrors: [/screens-|import|Load failed|ERR_|JSHandle@error/i] });

test('a screen that could not be fetched opens once the network is back', async ({ site, visitor }) => {
  site.breakConnections(/screens-/);
  await visitor.open(screens.home);
  await visitor.click('header nav a', 'About');
  await eventually(() => visitor.text('main h1')).toBe('Unexpected Application Error!');

  site.breakConnections(undefined);
  await visitor.click('header nav a', 'Home');
  await eventually(() => visitor.text('main h1')).toBe('Weaving Hope, Changing Lives');
  await visitor.click('header nav a', 'About');
  await eventually(() => visitor.text('main h1')).toBe('About Weaving Hope');
  await eventually(() => visitor.isVisible('main h2', 'Key Focus Areas')).toBe(true);
});
