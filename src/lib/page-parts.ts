/** The `ref` of the logo in the header, which staff press for their panel. */
export const brand: { current: HTMLAnchorElement | null } = { current: null };

/** The `ref` of the error screen, which an unattended kiosk leaves by itself. */
export const errorScreen: { current: HTMLDivElement | null } = { current: null };
