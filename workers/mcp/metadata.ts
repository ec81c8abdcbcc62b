import { connectPath, mcpPath, programScopes } from "#domain/identity/programs/program.ts";

/** RFC 9728 puts a resource's path behind the well-known one. */
export const resourceMetadataPath = `/.well-known/oauth-protected-resource${mcpPath}`;
export const serverMetadataPath = "/.well-known/oauth-authorization-server";

/** What the endpoint is, and who lets programs in: this site itself. */
export function resourceMetadata(origin: string, siteName: string) {
  return {
    resource: origin + mcpPath,
    resource_name: siteName,
    authorization_servers: [origin],
    scopes_supported: programScopes,
    bearer_methods_supported: ["header"],
    resource_documentation: `${origin}/api/docs`,
  };
}

/** RFC 8414. */
export function serverMetadata(origin: string) {
  return {
    issuer: origin,
    authorization_endpoint: origin + connectPath,
    token_endpoint: `${origin}${mcpPath}/token`,
    revocation_endpoint: `${origin}${mcpPath}/revoke`,
    registration_endpoint: `${origin}${mcpPath}/register`,
    scopes_supported: programScopes,
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    token_endpoint_auth_methods_supported: ["none"],
    revocation_endpoint_auth_methods_supported: ["none"],
    client_id_metadata_document_supported: true,
    code_challenge_methods_supported: ["S256"],
    authorization_response_iss_parameter_supported: true,
  };
}
