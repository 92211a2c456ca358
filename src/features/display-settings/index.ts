export { defaultDisplaySettings, displayChoices, largestText } from './display-settings';
export { DisplaySettingsButton, displaySettingsDialog } from './display-settings-button';
export { type DisplaySettingsState, useDisplaySettings } from './use-display-settings';
