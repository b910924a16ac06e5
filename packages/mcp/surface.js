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

function describeTool({ name, inputSchema }) {
  return [`tool ${name}`, ...describeMembers(name, '', inputSchema)];
}

/** The inputs of a tool, and the members of those that are objects. */
function describeMembers(tool, above, { properties = {}, required = [] }) {
  return Object.entries(properties).flatMap(([member, schema]) => {
    const name = `${tool} ${above}${member}`;
    const { enum: choices = [] } = schema.items ?? schema;
    const input = `input ${name}: ${nameType(schema)}${required.includes(member) ? ', required' : ''}`;
    const inner = describeMembers(tool, `${above}${member}.`, schema.items ?? schema);
    return [input, inner, choices.map((choice) => `choice ${name} ${choice}`)].flat();
  });
}

function nameType({ type, items, anyOf, oneOf }) {
  const types = type === undefined ? (anyOf ?? oneOf ?? []).map(nameType) : [type].flat();
  const name = [...new Set(types)].join(' or ') || 'any';
  return items === undefined ? name : `${name} of ${nameType(items)}`;
}
