export { DisplaySettingsButton, displaySettingsDialog } from './display-settings-button';
