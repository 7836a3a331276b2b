package main

import (
	"crypto/subtle"
	"encoding/json"
	"io"
	"net"
	"net/http"
	"strings"
	"time"
)

const largestBody = 16 * 1024

// A Refusal has a status, the text that the person reads, and the seconds to wait, if any.
type Refusal struct {
	status     int
	text       string
	retryAfter string
}

func (refusal Refusal) Error() string { return refusal.text }

// A Request has the decoded parameters of the path, the body of a POST, and the address of the client.
type Request struct {
	parameters []string
	body       map[string]any
	client     string
	writer     http.ResponseWriter
}

// setCookie sets a cookie. The portal can read one without a lifetime.
func (request Request) setCookie(name, value string, lifetime time.Duration) {
	http.SetCookie(request.writer, &http.Cookie{
		Name: name, Value: value, Path: "/", SameSite: http.SameSiteLaxMode,
		MaxAge: int(lifetime.Seconds()), HttpOnly: lifetime > 0,
		Secure: strings.HasPrefix(origin, "https:"),
	})
}

// clientOf returns the address of the client. Each proxy appends the address it sees; the client can forge those before.
func clientOf(incoming *http.Request) string {
	forwarded := strings.Split(strings.Join(incoming.Header.Values("X-Forwarded-For"), ","), ",")
	if proxies > 0 && len(forwarded) >= proxies {
		return strings.TrimSpace(forwarded[len(forwarded)-proxies])
	}
	host, _, _ := net.SplitHostPort(incoming.RemoteAddr)
	return host
}

// isFromOwnPage reports where the request comes from. Browsers without https, and old ones, send only the origin.
func isFromOwnPage(incoming *http.Request) bool {
	if site := incoming.Header.Get("Sec-Fetch-Site"); site != "" {
		return site == "same-origin"
	}
	from := incoming.Header.Get("Origin")
	return from == "" || from == origin
}

// readBody compares the header with the cookie, which another site can neither read nor set, and reads the JSON.
func readBody(writer http.ResponseWriter, incoming *http.Request) (body map[string]any, err error) {
	cookie, err := incoming.Cookie("XSRF-TOKEN")
	header := incoming.Header.Get("X-XSRF-TOKEN")
	if err != nil || !isFromOwnPage(incoming) ||
		header == "" || subtle.ConstantTimeCompare([]byte(cookie.Value), []byte(header)) != 1 {
		return nil, Refusal{status: 403, text: "The anti-forgery token is missing. Please reload the page."}
	}
	// A form of another site cannot send JSON.
	if kind, _, _ := strings.Cut(incoming.Header.Get("Content-Type"), ";"); strings.TrimSpace(kind) != "application/json" {
		return nil, Refusal{status: 415, text: "The request must be JSON."}
	}
	tooLarge := Refusal{status: 413, text: "The request is too large."}
	if incoming.ContentLength > largestBody {
		return nil, tooLarge
	}
	content, err := io.ReadAll(http.MaxBytesReader(writer, incoming.Body, largestBody))
	if err != nil {
		return nil, tooLarge
	}
	if json.Unmarshal(content, &body) != nil || body == nil {
		return nil, Refusal{status: 400, text: "The request is not valid."}
	}
	return body, nil
}
