import { EventEmitter } from 'node:events';
import type { Session } from 'electron';
import { handle, unhandle } from './site-server';

type Permission = Parameters<NonNullable<Parameters<Session['setPermissionCheckHandler']>[0]>>[1];

class StandInSession extends EventEmitter {
  readonly protocol = { handle, unhandle };
  private checkPermission: Parameters<Session['setPermissionCheckHandler']>[0] = null;

  setPermissionCheckHandler(handler: Parameters<Session['setPermissionCheckHandler']>[0]): void {
    this.checkPermission = handler;
  }

  /** As in Electron, a permission is granted unless a handler denies it. */
  isGranted(permission: Permission): boolean {
    return this.checkPermission?.(null, permission, '', {} as never) ?? true;
  }

  setPermissionRequestHandler(): void {}
  setDevicePermissionHandler(): void {}
  setDisplayMediaRequestHandler(): void {}
  setSpellCheckerEnabled(): void {}
}

const sessions = new Map<string, StandInSession>();

/** The session of a partition, always the same one. */
export function fromPartition(partition: string): StandInSession {
  const session = sessions.get(partition) ?? new StandInSession();
  sessions.set(partition, session);
  return session;
}

export type { StandInSession };
