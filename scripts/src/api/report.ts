import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import type { IConfigFile } from '@microsoft/api-extractor';

/**
 * The public declarations of each entry point as a sorted text, comments left out: two equal reports mean that users
 * compile against the same types. All entry points of a package are one program of the compiler, as most of what each
 * reads the others read too.
 * @throws Error with the compiler's words when the declarations do not compile
 */
export function reportEntries(folder: string, entries: string[]): string[] {
  const scratch = mkdtempSync(join(tmpdir(), 'api-report-'));
  try {
    const configs = entries.map((declarations) => configure(folder, declarations, scratch));
    if (configs.length === 0) return [];
    const additionalEntryPoints = configs
      .slice(1)
      .map(({ mainEntryPointFilePath }) => mainEntryPointFilePath);
    const compilerState = CompilerState.create(configs[0]!, { additionalEntryPoints });
    return configs.map((config) => reportEntry(folder, config, compilerState));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function reportEntry(folder: string, config: ExtractorConfig, compilerState: CompilerState): string {
  const complaints: string[] = [];
  const { succeeded } = Extractor.invoke(config, {
    compilerState,
    localBuild: true,
    messageCallback: (message) => {
      if (message.logLevel === 'error') complaints.push(message.formatMessageWithLocation(folder));
      message.handled = true;
    },
  });
  const { mainEntryPointFilePath, reportFilePath } = config;
  if (!succeeded)
    throw new Error(`The declarations of ${mainEntryPointFilePath} do not compile: ${complaints.join('\n')}`);
  return bodyOf(readFileSync(reportFilePath, 'utf8'));
}

function configure(folder: string, declarations: string, scratch: string): ExtractorConfig {
  const compilerOptions = {
    target: 'es2022',
    module: 'nodenext',
    lib: ['es2023', 'dom'],
    types: ['node'],
    strict: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    noEmit: true,
  };
  const quiet = { default: { logLevel: 'none' } };
  const configObject = {
    projectFolder: folder,
    mainEntryPointFilePath: join(folder, declarations),
    compiler: { overrideTsconfig: { compilerOptions, include: [join(folder, declarations)] } },
    apiReport: {
      enabled: true,
      reportFileName: 'report.api.md',
      reportFolder: scratch,
      reportTempFolder: join(scratch, 'temp'),
      includeForgottenExports: true,
    },
    docModel: { enabled: false },
    dtsRollup: { enabled: false },
    tsdocMetadata: { enabled: false },
    messages: {
      compilerMessageReporting: { default: { logLevel: 'error' } },
      extractorMessageReporting: quiet,
      tsdocMessageReporting: quiet,
    },
  } as IConfigFile;
  return ExtractorConfig.prepare({
    configObject,
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, 'package.json'),
  });
}

/** The declarations alone: without the heading, the fences and the remarks of the tool, which ends its lines as Windows does. */
function bodyOf(report: string): string {
  const text = report.replaceAll('\r\n', '\n');
  const from = text.indexOf('```ts\n') + '```ts\n'.length;
  const declarations = text.slice(from, text.lastIndexOf('```')).replaceAll(/^ *\/\/.*\n/gm, '');
  return `${declarations.replaceAll(/\n{3,}/g, '\n\n').trim()}\n`;
}
