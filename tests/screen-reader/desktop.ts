/* A desktop without a screen on which Orca runs: an X server, a window manager, and the bus on which Firefox tells it about a page. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

export interface Desktop {
  /** For programs that run on it. */
  env: Record<string, string>;
  /** Presses keys by their X names, or types a text. */
  xdotool(...parameters: string[]): Promise<void>;
  /** All that Orca has said, one utterance a line. */
  speech(): string[];
  /** Grows by one every 50 ms while Orca has nothing to do. */
  pulses(): number;
  stop(): void;
}

/** A bus that starts nothing but the bus of assistive technology: other services of a desktop would outlive it. */
const BUS = `<busconfig><type>session</type><listen>unix:tmpdir=/tmp</listen><servicedir>.</servicedir>
<policy context="default"><allow send_destination="*"/><allow receive_sender="*"/><allow own="*"/></policy></busconfig>`;
const SERVICE = `[D-BUS Service]\nName=org.a11y.Bus\nExec=/usr/libexec/at-spi-bus-launcher\n`;

export async function startDesktop(): Promise<Desktop> {
  const home = mkdtempSync(join(tmpdir(), 'login-portal-orca-'));
  const settings = join(home, '.local/share/orca');
  mkdirSync(settings, { recursive: true });
  copyFileSync(join(import.meta.dirname, 'orca-customizations.py'), join(settings, 'orca-customizations.py'));
  const [speechFile, pulseFile] = [join(home, 'speech'), join(home, 'pulses')];
  for (const file of [speechFile, pulseFile]) writeFileSync(file, '');
  const env: Record<string, string> = {
    PATH: process.env.PATH ?? '',
    LANG: 'C.UTF-8',
    HOME: home,
    XDG_RUNTIME_DIR: home,
    GNOME_ACCESSIBILITY: '1',
    // No settings daemon keeps the settings.
    GSETTINGS_BACKEND: 'memory',
    SPEECH_FILE: speechFile,
    PULSE_FILE: pulseFile,
  };
  const bus = join(home, 'bus.conf');
  writeFileSync(bus, BUS);
  writeFileSync(join(home, 'org.a11y.Bus.service'), SERVICE);
  const programs: ChildProcess[] = [];
  const start = (command: string, ...parameters: string[]) => {
    const program = spawn(command, parameters, { env, stdio: ['ignore', 'pipe', 'ignore', 'pipe'] });
    programs.push(program);
    return program;
  };
  const firstLine = async (stream: unknown) => String((await once(stream as Readable, 'data'))[0]).trim();

  env.DISPLAY = `:${await firstLine(start('Xvfb', '-displayfd', '3', '-screen', '0', '1280x900x24').stdio[3])}`;
  env.DBUS_SESSION_BUS_ADDRESS = await firstLine(
    start('dbus-daemon', `--config-file=${bus}`, '--nofork', '--print-address').stdout,
  );
  start('openbox');
  start('orca', '--replace', '--disable', 'braille');
  const pulses = () => readFileSync(pulseFile).length / 2;
  while (pulses() === 0) await wait(100);
  return {
    env,
    speech: () => readFileSync(speechFile, 'utf8').split('\n').slice(0, -1),
    pulses,
    async xdotool(...parameters) {
      const [code] = await once(spawn('xdotool', parameters, { env, stdio: 'inherit' }), 'exit');
      if (code !== 0) throw new Error(`xdotool ${parameters.join(' ')} failed.`);
    },
    stop() {
      for (const program of programs.reverse()) program.kill();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
