import type { Menu, MenuItemConstructorOptions } from 'electron';

type Implemented = Pick<Menu, 'getMenuItemById'>;
type Item = Omit<MenuItemConstructorOptions, 'submenu'> & { submenu?: StandInMenu };

/** What items with a role do to the page of the focused window; other roles do nothing. */
const zoomSteps: Readonly<Record<string, number>> = { zoomIn: 0.5, zoomOut: -0.5 };

/** As in Electron, a role decides what a click does. */
function createItem({ submenu, ...item }: MenuItemConstructorOptions): Item {
  if (Array.isArray(submenu)) return { ...item, submenu: new StandInMenu(submenu) };
  const zoomStep = item.role && zoomSteps[item.role];
  if (!zoomStep) return item;
  const click = (_event: unknown, _window: unknown, contents: { zoomLevel: number }) => {
    contents.zoomLevel += zoomStep;
  };
  return { ...item, click: click as never };
}

/** An invisible menu, whose items can be found and clicked. */
export class StandInMenu {
  private static applicationMenu: StandInMenu | null = null;
  readonly items: readonly Item[];

  static setApplicationMenu(menu: StandInMenu | null): void {
    StandInMenu.applicationMenu = menu;
  }

  static getApplicationMenu(): StandInMenu | null {
    return StandInMenu.applicationMenu;
  }

  static buildFromTemplate(template: readonly MenuItemConstructorOptions[]): StandInMenu {
    return new StandInMenu(template);
  }

  constructor(template: readonly MenuItemConstructorOptions[]) {
    this.items = template.map(createItem);
  }

  getMenuItemById(id: string): ReturnType<Implemented['getMenuItemById']> {
    const found = this.items.find((item) => item.id === id);
    if (found) return found as never;
    for (const { submenu } of this.items) {
      const inside = submenu?.getMenuItemById(id);
      if (inside) return inside;
    }
    return null;
  }
}
