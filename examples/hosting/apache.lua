-- The headers of a request that the application gets, for apache.conf: what is not named here, a client could have forged.
local names = [[
  Accept
  Accept-Encoding
  Accept-Language
  Access-Control-Request-Headers
  Access-Control-Request-Method
  Authorization
  Cache-Control
  Content-Encoding
  Content-Length
  Content-Type
  Cookie
  Host
  If-Match
  If-Modified-Since
  If-None-Match
  If-Range
  If-Unmodified-Since
  Origin
  Range
  Referer
  Sec-Fetch-Dest
  Sec-Fetch-Mode
  Sec-Fetch-Site
  Sec-Fetch-User
  Transfer-Encoding
  User-Agent
  X-CSRF-Token
  X-Requested-With
  X-XSRF-TOKEN
]]

local known = {}
for name in names:gmatch("%S+") do known[name:lower()] = true end

function pass_known_headers(request)
  local closes = (request.headers_in["Connection"] or ""):lower():find("close")
  for name in pairs(request:headers_in_table()) do
    if not known[name:lower()] then request.headers_in[name] = nil end
  end
  -- Apache keeps the connection otherwise. The application does not get this header.
  if closes then request.headers_in["Connection"] = "close" end
  return apache2.DECLINED
end
