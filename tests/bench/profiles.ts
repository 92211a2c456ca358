import type { BrowserContextOptions, CDPSession } from 'playwright';

export interface Profile {
  readonly name: string;
  readonly context: BrowserContextOptions;
  /** How many times slower than this machine. */
  readonly cpuSlowdown: number;
  readonly network?: { readonly megabitsPerSecond: number; readonly latencyMs: number };
}

export const desktop: Profile = {
  name: 'Desktop',
  context: { viewport: { width: 1280, height: 800 } },
  cpuSlowdown: 1,
};

export const slowPhone: Profile = {
  name: 'Slow phone (4x CPU, 1.6 Mbps, 150 ms)',
  context: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
  cpuSlowdown: 4,
  network: { megabitsPerSecond: 1.6, latencyMs: 150 },
};

/** The kiosk on a small computer. */
export const smallKiosk: Profile = {
  name: 'Kiosk (6x CPU)',
  context: { viewport: { width: 1080, height: 1920 }, hasTouch: true },
  cpuSlowdown: 6,
};

/** Makes a page as slow as a profile. */
export async function slowDown(session: CDPSession, { cpuSlowdown, network }: Profile): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await session.send('Network.enable');
  if (!network) return;
  const downloadThroughput = (network.megabitsPerSecond * 1_000_000) / 8;
  const speed = { latency: network.latencyMs, downloadThroughput, uploadThroughput: downloadThroughput / 2 };
  await session.send('Network.emulateNetworkConditions', { offline: false, ...speed });
}
