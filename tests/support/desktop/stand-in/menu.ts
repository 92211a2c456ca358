import type { MenuItemConstructorOptions } from 'electron';

type Item = Omit<MenuItemConstructorOptions, 'submenu'> & { submenu?: StandInMenu };

function createItem({ submenu, ...item }: MenuItemConstructorOptions): Item {
  return Array.isArray(submenu) ? { ...item, submenu: new StandInMenu(submenu) } : item;
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

  getMenuItemById(id: string): Item | undefined {
    const inside = this.items.flatMap(({ submenu }) => submenu?.getMenuItemById(id) ?? []);
    return this.items.find((item) => item.id === id) ?? inside[0];
  }
}
