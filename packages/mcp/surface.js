/* What users depend on beside the types: `npm run api` writes it to api/surface.txt. Not published. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { apiTools } from '@web-data/client/tools';
import { createMcpServer } from './dist/index.js';
import { allTools, findToolset } from './dist/tools/toolsets.js';

export default async ({ readHelp }) => [
  ...readHelp('web-data-mcp'),
  ...(await listTools([allTools])),
  ...(
    await Promise.all([...new Set(Object.values(apiTools.tools).map(findToolset))].map(listToolset))
  ).flat(),
];

/** The tools of a toolset, without their inputs. */
async function listToolset(name) {
  const facts = await listTools([name]);
  return facts.filter((fact) => fact.startsWith('tool ')).map((fact) => `toolset ${name} ${fact.slice(5)}`);
}

async function listTools(names) {
  const server = createMcpServer({ apiKey: 'unused', toolsets: names });
  const client = new Client({ name: 'surface', version: '1.0.0' });
  const [here, there] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(there), client.connect(here)]);
  const [{ tools }, { prompts }] = await Promise.all([client.listTools(), client.listPrompts()]);
  await client.close();
  return [...tools.flatMap(describeTool), ...prompts.map(({ name }) => `prompt ${name}`)];
}

function describeTool({ name, inputSchema: { properties = {}, required = [] } }) {
  const inputs = Object.entries(properties).map(([member, { type = 'any' }]) => {
    const types = [type].flat().join(' or ');
    return `input ${name} ${member}: ${types}${required.includes(member) ? ', required' : ''}`;
  });
  return [`tool ${name}`, ...inputs];
}
