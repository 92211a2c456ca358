import type { Menu, MenuItemConstructorOptions } from 'electron';

type Implemented = Pick<Menu, 'getMenuItemById'>;
type Item = Omit<MenuItemConstructorOptions, 'submenu'> & { submenu?: StandInMenu };

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

  private constructor(template: readonly MenuItemConstructorOptions[]) {
    this.items = template.map(({ submenu, ...item }) =>
      Array.isArray(submenu) ? { ...item, submenu: new StandInMenu(submenu) } : item,
    );
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
